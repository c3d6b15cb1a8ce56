import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { blogToEdit } from '../../features/admin/forms/api/entry-queries';
import { UpdateBlog } from '../../features/admin/forms/blog-form';
import { loadInBrowser } from '../../lib/query';
import { showArticle } from './show-article';

const blogEditQuery = ({ id = '' }: LoaderFunctionArgs['params']) => blogToEdit(id);

export const clientLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
	loadInBrowser((client) => [client.fetchQuery(blogEditQuery(params))]);

export default function UpdateBlogPage() {
	const { data } = useSuspenseQuery(blogEditQuery(useParams()));
	return <UpdateBlog key={data._id} blog={data} show={showArticle} />;
}
