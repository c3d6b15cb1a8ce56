import { env } from '../../env';

/** Whether sign-in with Google is configured. */
export const hasGoogle = Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
