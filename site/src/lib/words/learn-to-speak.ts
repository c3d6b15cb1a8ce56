import { translationsElementId } from './i18n';

/** Loads the translations before hydration. */
export async function loadTranslations(): Promise<void> {
	if (document.getElementById(translationsElementId)) await (await import('./speak')).initI18n();
}
