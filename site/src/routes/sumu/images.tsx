import { ImagesScreen } from '../../features/admin/lists/images-screen';

export default function Images() {
	return <ImagesScreen />;
}
