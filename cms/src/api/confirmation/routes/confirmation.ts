import { confirmEmail, sendConfirmation } from '@sumu/contract';
import { identityRoute } from '../../../identity/routes';

export default { routes: [confirmEmail, sendConfirmation].map(identityRoute) };
