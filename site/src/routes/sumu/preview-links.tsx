import { PreviewLinks } from '../../features/admin/preview-links/preview-links';

export default function PreviewLinksScreen() {
	return <PreviewLinks />;
}
