import { weavePictures } from '@sumu/contract';
import { createRoute } from '../../../contract/route';

export default { routes: [createRoute(weavePictures)] };
