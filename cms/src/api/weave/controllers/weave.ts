import { weavePictures } from '@sumu/contract';
import {
	drawPatternPictures,
	type PatternPictureName,
	patternPictureNames,
} from '@sumu/contract/weave';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import { fileToPicture } from '../../../platform/media/picture';
import { storeDrawing } from '../../../platform/media/store-drawing';

export default {
	add: createAction(weavePictures, async ({ ctx, body }) => {
		const drawings = drawPatternPictures(body);
		const { name, family, seed } = body;
		const storePart = async (part: PatternPictureName) => {
			const { svg } = drawings[part];
			const file = await storeDrawing(`weave-${part}`, svg, `${name}: ${family}, seed ${seed}`);
			return [part, fileToPicture(file, '')] as const;
		};
		const pictures = Object.fromEntries(await Promise.all(patternPictureNames.map(storePart)));
		ctx.status = 201;
		return oneResponse(pictures as Record<PatternPictureName, ReturnType<typeof fileToPicture>>);
	}),
};
