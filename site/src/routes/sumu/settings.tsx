import { DemoContent } from '../../features/admin/demo/demo-content';
import { SettingsScreen } from '../../features/admin/settings/components/settings-screen';
import { settingsPreview } from './settings-preview';

export default function Settings() {
	return (
		<>
			<SettingsScreen preview={settingsPreview} />
			<DemoContent />
		</>
	);
}
