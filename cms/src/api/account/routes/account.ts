import { deleteAccount, exportAccount, uploadPhoto } from '@sumu/contract';
import { identityRoute } from '../../../identity/routes';

export default { routes: [uploadPhoto, exportAccount, deleteAccount].map(identityRoute) };
