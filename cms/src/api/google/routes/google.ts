import { connectGoogle, googleCallback } from '@sumu/contract';
import { identityRoute } from '../../../identity/routes';

export default { routes: [connectGoogle, googleCallback].map(identityRoute) };
