import { Blob, File } from 'node:buffer';

/** Installs Node's File and FormData, because Node's Request, which calls the demo, doesn't accept jsdom's. */
export async function installFiles(): Promise<void> {
  const DomFormData = FormData;
  const ofNode = await new Response(new URLSearchParams()).formData();
  const construct = (target: object, [element]: [HTMLFormElement?]): FormData => {
    const form: FormData = Reflect.construct(Object(target), []);
    if (element) for (const [name, value] of new DomFormData(element)) form.append(name, value);
    return form;
  };
  Object.assign(globalThis, { Blob, File, FormData: new Proxy(ofNode.constructor, { construct }) });
}
