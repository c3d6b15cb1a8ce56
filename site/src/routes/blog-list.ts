import { parsePage } from '@sumu/contract';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { paths } from '../config/paths';
import { notFound } from '../lib/query';

/** `/blog` and `/blog/page=2` are other names of the list's pages. */
export const loader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => {
	const page = params.page === undefined ? 1 : parsePage(params.page);
	if (!page) throw notFound();
	return redirect(paths.blogs.at(page));
};

export { default } from './not-found';
