import { type BodyOf, forgotPassword } from '@sumu/contract';
import { call } from '../../../../lib/api';

export const askForLink = (body: BodyOf<typeof forgotPassword>) => call(forgotPassword, { body });
