import { listSessions, revokeSession } from '@sumu/contract';
import { identityRoute } from '../../../identity/routes';

export default { routes: [listSessions, revokeSession].map(identityRoute) };
