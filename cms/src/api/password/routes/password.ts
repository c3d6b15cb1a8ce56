import { changePassword, forgotPassword, resetPassword } from '@sumu/contract';
import { cookieRoute, identityRoute } from '../../../identity/routes';

export default {
	routes: [identityRoute(forgotPassword), cookieRoute(resetPassword), cookieRoute(changePassword)],
};
