import { getBlog, listBlogs, pageBlogs } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(listBlogs), route(pageBlogs), route(getBlog)] };
