import { redirect } from 'react-router-dom';
import { paths } from '../config/paths';

/** `/blog` redirects to the first page of the list. */
export const loader = () => redirect(paths.blogs.at());

export { default } from './not-found';
