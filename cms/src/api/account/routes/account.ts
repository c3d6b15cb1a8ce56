import { deleteAccount, exportAccount, uploadPhoto } from '@sumu/contract';
import { createRoute } from '../../../contract/route';
import { identityRoute } from '../../../identity/routes';
import { createAuthRateLimit } from '../../../platform/limits/rate-limit';
import { oneUpload } from '../one-upload';

export default {
	routes: [
		createRoute(uploadPhoto, {
			middlewares: [createAuthRateLimit(uploadPhoto.operation), oneUpload],
		}),
		...[exportAccount, deleteAccount].map(identityRoute),
	],
};
