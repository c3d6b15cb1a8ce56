import { DemoContent } from '../../features/admin/demo/demo-content';
import { SettingsPage } from '../../features/admin/settings/components/settings-fields';
import { SettingsPages } from '../../features/admin/settings/components/settings-pages';
import { SettingsScreen } from '../../features/admin/settings/components/settings-screen';
import { settingsPreview } from './settings-preview';

export default function Settings() {
	return (
		<>
			<SettingsScreen Fields={SettingsPage} Pages={SettingsPages} preview={settingsPreview} />
			<DemoContent />
		</>
	);
}
