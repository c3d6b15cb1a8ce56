import type { ComponentProps } from 'react';
import { SettingsFields } from './settings-fields';
import { SettingsForm } from './settings-form';
import { WithSettings } from './with-settings';

type FormProps = ComponentProps<typeof SettingsForm>;

/** Screen with all settings of the site, or some of them. */
export const SettingsScreen = ({
	title = 'Site settings',
	Fields = SettingsFields,
	Pages,
	Below,
	preview,
}: Partial<Pick<FormProps, 'title' | 'Fields' | 'Pages' | 'Below'>> &
	Pick<FormProps, 'preview'>) => (
	<WithSettings title={title}>
		{(site) => (
			<SettingsForm
				site={site}
				title={title}
				Fields={Fields}
				Pages={Pages}
				Below={Below}
				preview={preview}
			/>
		)}
	</WithSettings>
);
