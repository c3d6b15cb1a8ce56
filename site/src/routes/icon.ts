import { getSite } from '@sumu/contract';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { faviconPath, iconSizes } from '../config/icons';
import { faviconResponse, iconResponse } from '../features/seo/icons.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = ({ params: { file = '' } }: Pick<LoaderFunctionArgs, 'params'>) =>
	orErrorResponse(async () => {
		const size = iconSizes.find((each) => `${each}.png` === file);
		const isFavicon = faviconPath.endsWith(`/${file}`);
		if (!size && !isFavicon) throw data(null, { status: 404 });
		const { data: site } = await callEndpoint(getSite, {});
		return size ? iconResponse(site, size) : faviconResponse(site);
	});
