/** Ref that disables native validation once scripts run, without a re-render: the form shows its own messages. */
export const noValidate = (form: HTMLFormElement | null) => {
	if (form) form.noValidate = true;
};
