import { getSite } from '@sumu/contract';
import { faviconResponse } from '../features/seo/icons.server';
import { call } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => faviconResponse((await call(getSite, {})).data));
