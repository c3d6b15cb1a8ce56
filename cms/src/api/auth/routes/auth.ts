import { refreshSession, registerAccount, signIn, signOut } from '@sumu/contract';
import { cookieRoute, renewalRoute, unlimitedCookieRoute } from '../../../identity/routes';

export default {
	routes: [
		...[signIn, registerAccount].map(cookieRoute),
		renewalRoute(refreshSession),
		unlimitedCookieRoute(signOut),
	],
};
