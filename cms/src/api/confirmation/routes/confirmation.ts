import { confirmEmail, sendConfirmation } from '@sumu/contract';
import { accountRoute, identityRoute } from '../../../identity/routes';

export default { routes: [identityRoute(confirmEmail), accountRoute(sendConfirmation)] };
