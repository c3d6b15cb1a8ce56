import { getSite } from '@sumu/contract';
import {
	sharePictureResponse,
	wholePictureResponse,
} from '../../features/seo/share-picture/draw.server';
import { callEndpoint } from '../../lib/api';
import { orErrorResponse } from '../../lib/api/error-response';
import { siteTitle } from '../../lib/site/use-site';

export const loader = () =>
	orErrorResponse(async () => {
		const { data: site } = await callEndpoint(getSite, {});
		const { description, picture } = site.seo;
		const note = description.length > 70 ? '' : description;
		const own = picture && (await wholePictureResponse(picture, site));
		if (own) return own;
		return sharePictureResponse({
			site,
			title: siteTitle(site),
			note,
			picture: site.heroPicture,
		});
	});
