import { redirect } from 'react-router-dom';
import { paths } from '../config/paths';

/** `/blog` is another name of the list's first page. */
export const loader = () => redirect(paths.blogs.at());

export { default } from './not-found';
