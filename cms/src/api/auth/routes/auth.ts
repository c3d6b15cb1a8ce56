import { refresh, register, signIn, signOut } from '@sumu/contract';
import { cookieRoute } from '../../../identity/routes';

export default { routes: [signIn, register, refresh, signOut].map(cookieRoute) };
