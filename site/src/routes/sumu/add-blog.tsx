import { prepareArticle } from '../../features/blog/article';
import { Article } from '../../features/blog/components/article';
import { AddBlog } from '../../features/editor/forms/blog-form';

export default function AddBlogPage() {
	return <AddBlog show={(html) => <Article html={prepareArticle(html).html} />} />;
}
