import { AddBlog } from '../../features/editor/forms/blog-form';
import { PlainArticle as Article } from '../../features/editor/markdown/plain-article';

export default function AddBlogPage() {
	return <AddBlog show={(html) => <Article html={html} />} />;
}
