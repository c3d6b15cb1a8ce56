import { weavePictures } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(weavePictures)] };
