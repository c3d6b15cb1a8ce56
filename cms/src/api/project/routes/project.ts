import { getProject, listProjects, pageProjects } from '@sumu/contract';
import { route } from '../../../contract/route';

export default { routes: [route(listProjects), route(pageProjects), route(getProject)] };
