import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { blogToEdit } from '../../features/admin/forms/api/to-edit';
import { UpdateBlog } from '../../features/admin/forms/blog-form';
import { prepareArticle } from '../../features/blog/article';
import { Article } from '../../features/blog/components/article';
import { loadInBrowser } from '../../lib/query';

const query = ({ id = '' }: LoaderFunctionArgs['params']) => blogToEdit(id);

export const clientLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
	loadInBrowser((client) => [client.fetchQuery(query(params))]);

export default function UpdateBlogPage() {
	const { data } = useSuspenseQuery(query(useParams()));
	return (
		<UpdateBlog
			key={data._id}
			blog={data}
			show={(html) => <Article html={prepareArticle(html).html} />}
		/>
	);
}
