import { changePassword, forgotPassword, resetPassword } from '@sumu/contract';
import { accountRoute, cookieRoute } from '../../../identity/routes';

export default {
	routes: [accountRoute(forgotPassword), cookieRoute(resetPassword), cookieRoute(changePassword)],
};
