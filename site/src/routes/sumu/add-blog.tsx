import { AddBlog } from '../../features/admin/forms/blog-form';
import { showArticle } from './show-article';

export default function AddBlogPage() {
	return <AddBlog show={showArticle} />;
}
