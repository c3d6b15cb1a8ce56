import { TagsScreen } from '../../features/admin/lists/tags-screen';

export default function Tags() {
	return <TagsScreen />;
}
