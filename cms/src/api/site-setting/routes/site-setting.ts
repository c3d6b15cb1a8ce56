import { countSorted, getPage, getSite, updateSite } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(getSite), route(getPage), route(countSorted), route(updateSite)] };
