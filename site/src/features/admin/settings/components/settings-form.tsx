import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { type ComponentType, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguageTexts } from '../../../../lib/words/language-texts';
import { AsideNotice } from '../../conflict/conflict-stash-notice';
import { Comparison } from '../../conflict/version-comparison';
import { HistoryButton } from '../../history/history-button';
import { PreviewPane } from '../../preview/components/preview-pane';
import { PageBar } from '../../ui/page-bar';
import { createSettingsHistoryAdapter } from '../history-adapter';
import { previewOf } from '../preview';
import { MovesContext } from '../reassign-entries';
import type { DraftControl } from '../settings-draft';
import { SetSettingContext, useSettingsForm } from '../use-settings-form';
import { Preview } from './preview';
import { SaveBar } from './save-bar';

interface Props {
	site: Site;
	/** Title of the screen. */
	title: string;
	/** Fields of the settings on this screen. */
	Fields: ComponentType<{ form: DraftControl }>;
	/** List of the pages, beside the fields. */
	Pages?: ComponentType<{ form: DraftControl }> | undefined;
	/** Content below the form that is saved separately. */
	Below?: ComponentType | undefined;
	/** Renders the public page with these settings. */
	preview: (site: Site) => ReactNode;
}

const siteLinkTarget = { kind: 'site', id: 'site' } as const;

function LivePreview({
	form,
	site,
	preview,
}: Pick<Props, 'site' | 'preview'> & { form: DraftControl }) {
	// Rendering the page must not delay the next key.
	const draft = useDeferredValue(useWatch({ control: form, compute: (values) => values }));
	const texts = useLanguageTexts(draft.language);
	const previewSite = useMemo(() => previewOf(draft, site, texts), [draft, site, texts]);
	const previewContent = useMemo(
		() => ({ kind: 'site', item: previewSite }) as const,
		[previewSite],
	);
	return useMemo(
		() => (
			<Preview
				brand={previewSite.brand}
				whole={<PreviewPane shown={previewContent} linked={siteLinkTarget} />}
			>
				{preview(previewSite)}
			</Preview>
		),
		[previewSite, previewContent, preview],
	);
}

/** Settings form beside a preview of the page. */
export function SettingsForm({ site, title, Fields, Pages, Below, preview }: Props) {
	const {
		methods,
		form,
		failure,
		pending,
		changed,
		isSaved,
		isQueued,
		comparison,
		moves,
		discard,
		take,
	} = useSettingsForm(site);
	const { control, formState } = methods;
	const hasErrors = Object.keys(formState.errors).length > 0;
	return (
		<>
			<PageBar title={title}>
				<HistoryButton past={createSettingsHistoryAdapter(take)} />
			</PageBar>
			<Box
				display="grid"
				gridTemplateColumns={{
					base: 'minmax(0, 1fr)',
					xl: Pages ? '184px minmax(0, 5fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 6fr)',
				}}
				columnGap="8"
			>
				{Pages && <Pages form={control} />}
				<div>
					<form {...form} aria-label={title}>
						{comparison.shown && <Comparison {...comparison.shown} />}
						<AsideNotice {...comparison.aside} />
						<Box hidden={comparison.shown !== null}>
							<MovesContext value={moves}>
								<SetSettingContext value={methods.setValue}>
									<Fields form={control} />
								</SetSettingContext>
							</MovesContext>
						</Box>
						<SaveBar
							isSaving={pending}
							isSaved={isSaved}
							isQueued={isQueued}
							isDirty={changed && !comparison.shown}
							problem={failure || (hasErrors ? 'Some fields need your attention.' : undefined)}
							onDiscard={discard}
						/>
					</form>
					{Below && <Below />}
				</div>
				<LivePreview form={control} site={site} preview={preview} />
			</Box>
		</>
	);
}
