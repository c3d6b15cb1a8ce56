import { getSite } from '@sumu/contract';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { iconSizes } from '../config/icons';
import { iconResponse } from '../features/seo/icons.server';
import { call } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = ({ params: { size = '' } }: LoaderFunctionArgs) =>
	orErrorResponse(async () => {
		const known = iconSizes.find((each) => String(each) === size);
		if (!known) throw data(null, { status: 404 });
		const { data: site } = await call(getSite, {});
		return iconResponse(site, known);
	});
