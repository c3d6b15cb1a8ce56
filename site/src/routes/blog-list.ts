import { redirect } from 'react-router-dom';
import { sitePaths } from '../config/paths';

/** `/blog` redirects to the first page of the list. */
export const loader = () => redirect(sitePaths.blogs.at());

export { default } from './not-found';
