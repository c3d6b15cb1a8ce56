import { getSite } from '@sumu/contract';
import { icons } from '../config/icons';
import { iconResponse } from '../features/seo/icons.server';
import { call } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => iconResponse((await call(getSite, {})).data, icons.touch));
