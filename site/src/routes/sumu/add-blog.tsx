import { AddBlog } from '../../features/admin/forms/blog-form';
import { prepareArticle } from '../../features/blog/article';
import { Article } from '../../features/blog/components/article';

export default function AddBlogPage() {
	return <AddBlog show={(html) => <Article html={prepareArticle(html).html} />} />;
}
