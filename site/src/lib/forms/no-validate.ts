/** Once scripts run, a form shows its own messages in place of the browser's; without rendering again. */
export const noValidate = (form: HTMLFormElement | null) => {
	if (form) form.noValidate = true;
};
