import { getSite } from '@sumu/contract';
import { previewAnswer } from '../../features/seo/share-picture/draw.server';
import { call } from '../../lib/api';
import { answered } from '../../lib/api/error-response';

export const loader = () =>
	answered(async () => {
		const { data: site } = await call(getSite, {});
		const { title, description, picture } = site.seo;
		const note = description.length > 70 ? '' : description;
		return previewAnswer({
			site: site.ownerName,
			title,
			note,
			picture: picture ?? site.heroPicture,
		});
	});
