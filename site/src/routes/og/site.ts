import { getSite } from '@sumu/contract';
import { sharePictureResponse } from '../../features/seo/share-picture/draw.server';
import { call } from '../../lib/api';
import { orErrorResponse } from '../../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => {
		const { data: site } = await call(getSite, {});
		const { title, description, picture } = site.seo;
		const note = description.length > 70 ? '' : description;
		return sharePictureResponse({
			site: site.ownerName,
			title,
			note,
			picture: picture ?? site.heroPicture,
		});
	});
