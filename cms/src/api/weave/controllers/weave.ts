import { weavePictures } from '@sumu/contract';
import { type WovenName, wovenNames, wovenOf } from '@sumu/contract/weave';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { ofFile } from '../../../platform/media/picture';
import { storeDrawing } from '../../../platform/media/store-drawing';

export default {
	add: action(weavePictures, async ({ ctx, body }) => {
		const drawings = wovenOf(body);
		const { name, family, seed } = body;
		const stored = async (part: WovenName) => {
			const { svg } = drawings[part];
			const file = await storeDrawing(`weave-${part}`, svg, `${name}: ${family}, seed ${seed}`);
			return [part, ofFile(file, '')] as const;
		};
		const pictures = Object.fromEntries(await Promise.all(wovenNames.map(stored)));
		ctx.status = 201;
		return oneResponse(pictures as Record<WovenName, ReturnType<typeof ofFile>>);
	}),
};
