import { sumuPaths } from '../../config/sumu-paths';
import { ListLinks } from '../../features/manage/kit/list-links';
import { ListScreen } from '../../features/manage/kit/list-screen';
import { managedReviews } from '../../features/manage/lists/reviews';

export default function ManageReviews() {
	return (
		<ListScreen managed={managedReviews}>
			<ListLinks add={sumuPaths.addReview.at()} label="Add Review" />
		</ListScreen>
	);
}
