import type { Site } from '@sumu/contract';
import { hasGoogle } from '../../identity/google/has-google';
import { hasMail } from '../../platform/mail/server';

/** Returns the optional features of this installation that are switched on. */
export const readEnabledFeatures = async (): Promise<Site['features']> => ({
	google: hasGoogle,
	mail: await hasMail(),
});
