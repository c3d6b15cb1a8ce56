import { getProject, getSite } from '@sumu/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { sharePictureResponse } from '../../features/seo/share-picture/draw.server';
import { callEndpoint } from '../../lib/api';
import { orErrorResponse } from '../../lib/api/error-response';
import { serverWords } from '../../lib/words/speech.server';

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs) =>
	orErrorResponse(async () => {
		const [site, project] = await Promise.all([
			callEndpoint(getSite, {}),
			callEndpoint(getProject, { params: { id } }),
		]);
		const { projectsName, projectPrice, projectTheme, picture, gallery } = project.data;
		return sharePictureResponse({
			site: site.data,
			title: projectsName,
			note: [projectTheme, serverWords(site.data).price(projectPrice)].filter(Boolean).join(', '),
			picture: picture ?? gallery[0]?.picture ?? null,
		});
	});
