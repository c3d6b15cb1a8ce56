import { deleteAccount, exportAccount, uploadPhoto } from '@sumu/contract';
import { route } from '../../../contract/route';
import { identityRoute } from '../../../identity/routes';
import { limitedAuth } from '../../../platform/limits/rate-limit';
import { oneUpload } from '../one-upload';

export default {
	routes: [
		route(uploadPhoto, { middlewares: [limitedAuth(uploadPhoto.operation), oneUpload] }),
		...[exportAccount, deleteAccount].map(identityRoute),
	],
};
