import { deleteAccount, exportAccount, uploadPhoto } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(uploadPhoto), route(exportAccount), route(deleteAccount)] };
