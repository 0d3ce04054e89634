/** Writes the routes and shapes of a description (OpenAPI 3.1) as Markdown. */

import { STATUS_CODES } from "node:http";

const text = (value) =>
  (value ?? "")
    .split(/\s+/)
    .join(" ")
    .trim()
    // Links to items of the source mean nothing here.
    .replaceAll("[`", "`")
    .replaceAll("`]", "`")
    .replaceAll("|", "\\|");

/** The sections about all routes and all shapes of a description. */
export function sectionsOf({ paths, components }) {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      routeOf(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, shape]) => `\n### ${name}\n\n${sentences(shape)}${shapeOf(shape)}`,
  );
  return `## Routes\n${routes.join("")}\n## Shapes\n${shapes.join("")}`;
}

function routeOf(title, operation) {
  let page = `\n### \`${title}\`\n\n${text(operation.summary)}\n`;
  if (operation["x-right"] === "nobody") page += "\nNot in a hall.\n";
  if (operation["x-only-hall"]) page += "\nOnly in a hall.\n";
  if (operation.parameters) {
    page += "\n| parameter | in | type | |\n|---|---|---|---|\n";
    for (const { name, in: place, required, schema, description } of operation.parameters) {
      const named = `\`${name}\`${required ? "" : "?"}`;
      page += `| ${named} | ${place} | ${typeOf(schema)} | ${text(description)} |\n`;
    }
  }
  if (operation.requestBody) page += `\nBody: ${contentOf(operation.requestBody)}.\n`;
  page += "\n| answer | body | |\n|---|---|---|\n";
  for (const [status, answer] of Object.entries(operation.responses)) {
    // The phrase of a status says nothing more.
    const isPhrase = answer.description === STATUS_CODES[status];
    page += `| ${status} | ${contentOf(answer)} | ${isPhrase ? "" : text(answer.description)} |\n`;
  }
  return page;
}

function contentOf({ content = {} }) {
  const types = Object.entries(content).map(([kind, { schema = {} }]) => {
    const shape = typeOf(schema.properties?.data?.contentSchema ?? schema);
    if (kind === "application/json" && shape !== "") return shape;
    return shape === "" || shape === "text" ? `\`${kind}\`` : `${shape} as \`${kind}\``;
  });
  return types.join(" or ");
}

/** The members of a shape, or its alternatives. */
function shapeOf(shape) {
  if (!shape.properties && shape.oneOf) {
    const variants = shape.oneOf.map((variant) => {
      const members = membersOf(variant);
      const about = text(variant.description);
      const type = members === "" ? typeOf(variant) : `\`{${members}}\``;
      return `\n- ${type}${about === "" ? "" : `: ${about}`}`;
    });
    return `\nOne of:\n${variants.join("")}\n`;
  }
  if (!shape.properties) return `\nType: ${typeOf(shape)}.\n`;
  let page = "\n| member | type | |\n|---|---|---|\n";
  for (const [name, member] of Object.entries(shape.properties)) {
    const named = `\`${name}\`${isRequired(shape, name) ? "" : "?"}`;
    page += `| ${named} | ${typeOf(member)} | ${text(member.description)} |\n`;
  }
  if (shape.anyOf) {
    const conditions = shape.anyOf.map((one) => `- ${conditionOf(shape, one)}\n`);
    page += `\nOne of these is true:\n\n${conditions.join("")}`;
  }
  return page;
}

/** Which fields go together, by an alternative of a shape, as one line. */
function conditionOf(shape, alternative) {
  const [values, limits, without] = [[], [], []];
  for (const [name, value] of Object.entries(alternative.properties)) {
    const isGiven = isRequired(shape, name) || isRequired(alternative, name);
    if (value === false) without.push(`\`${name}\``);
    else if (value.maximum !== undefined) limits.push(`\`${name}\` at most ${value.maximum}`);
    else {
      const type = typeOf(value).replaceAll(", ", " or ");
      values.push(`\`${name}\` is ${type}${isGiven ? "" : " or absent"}`);
    }
  }
  const needed = (alternative.required ?? []).filter((name) => !(name in alternative.properties));
  const given = needed.map((name) => `\`${name}\``);
  if (given.length > 0) limits.push(`with ${given.join(" and ")}`);
  if (without.length > 0) limits.push(`without ${without.join(" and ")}`);
  return [values.join(" and "), limits.join(", ")].filter((part) => part !== "").join(": ");
}

/** The members of an alternative in one line, with the value of those that have only one. */
function membersOf(variant) {
  const members = Object.entries(variant.properties ?? {}).map(([name, member]) => {
    if (member.enum?.length === 1) return `${name}: ${JSON.stringify(member.enum[0])}`;
    return `${name}${isRequired(variant, name) ? "" : "?"}`;
  });
  return members.join(", ");
}

const isRequired = (shape, name) => (shape.required ?? []).includes(name);

/** A type in words; shapes are links. */
function typeOf(schema) {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  if (schema.allOf) return schema.allOf.map(partOf).join("");
  const any = schema.oneOf ?? schema.anyOf;
  if (any) return any.map(typeOf).join(" or ");
  const kinds = [schema.type ?? []].flat();
  return kinds.map((kind) => wordsOf(kind, schema)).join(" or ");
}

function wordsOf(kind, schema) {
  switch (kind) {
    case "array":
      if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(", ")}]`;
      return `list of ${typeOf(schema.items)}`;
    case "object":
      if (schema.additionalProperties === undefined) return "object";
      return `object of ${typeOf(schema.additionalProperties)}`;
    case "integer":
      return "whole number";
    case "string":
      return "text";
    case "boolean":
      return "true or false";
    default:
      return kind;
  }
}

/** One of several things that are true of a value, in words. */
function partOf(schema) {
  const without = schema.not?.required?.[0];
  if (without !== undefined) return ` without \`${without}\``;
  // A reference, and limits of its members.
  return schema.properties ? "" : typeOf(schema);
}

function sentences(shape) {
  const about = text(shape.description);
  return about === "" ? "" : `${about}\n`;
}
