import { refresh, register, signIn, signOut } from '@sumu/contract';
import { cookieRoute, renewalRoute, unlimitedCookieRoute } from '../../../identity/routes';

export default {
	routes: [
		...[signIn, register].map(cookieRoute),
		renewalRoute(refresh),
		unlimitedCookieRoute(signOut),
	],
};
