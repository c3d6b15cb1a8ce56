import { getBlog, getSite } from '@sumu/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sharePictureResponse } from '../../features/seo/share-picture/draw.server';
import { callEndpoint } from '../../lib/api';
import { orErrorResponse } from '../../lib/api/error-response';
import { serverWords } from '../../lib/words/speech.server';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
	orErrorResponse(async () => {
		const [site, post] = await Promise.all([
			callEndpoint(getSite, {}),
			callEndpoint(getBlog, { params: { id } }),
		]);
		const { topic, author, date, picture } = post.data;
		return sharePictureResponse({
			site: site.data,
			title: topic,
			note: `${author}, ${serverWords(site.data).day(date)}`,
			picture,
		});
	});
