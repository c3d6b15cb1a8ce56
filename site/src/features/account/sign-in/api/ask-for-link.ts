import { type BodyOf, forgotPassword } from '@sumu/contract';
import { callEndpoint } from '../../../../lib/api';

export const askForLink = (body: BodyOf<typeof forgotPassword>) =>
	callEndpoint(forgotPassword, { body });
