//! The attributes of a type and of its fields.

use syn::meta::ParseNestedMeta;
use syn::{Attribute, Expr, ExprCall, ExprPath, Field, LitStr, Token, Type, Variant, token};

/// The attributes of a type.
#[derive(Default)]
pub(crate) struct TypeAttributes {
    /// The field that names the variant.
    pub(crate) tag: Option<String>,
    /// How the names of variants are written.
    pub(crate) rename_all: Option<String>,
    /// The type that is read in place of this one.
    pub(crate) try_from: Option<Type>,
    /// Whether an optional field is not null.
    pub(crate) no_null: bool,
    /// The calls that check fields together.
    pub(crate) checks: Vec<ExprCall>,
}

impl TypeAttributes {
    pub(crate) fn new(attributes: &[Attribute]) -> syn::Result<Self> {
        let mut found = Self::default();
        each(attributes, |meta| {
            if meta.path.is_ident("tag") {
                found.tag = Some(text(meta)?);
            } else if meta.path.is_ident("rename_all") {
                found.rename_all = Some(text(meta)?);
            } else if meta.path.is_ident("try_from") {
                found.try_from = Some(parsed(meta)?);
            } else if meta.path.is_ident("no_null") {
                found.no_null = true;
            } else if meta.path.is_ident("check") {
                found.checks.push(parsed(meta)?);
            } else {
                skip(meta)?;
            }
            Ok(())
        })?;
        Ok(found)
    }
}

/// The attributes of a field.
pub(crate) struct FieldAttributes {
    /// Its name in JSON.
    pub(crate) name: String,
    /// The function that makes its value if it is absent.
    pub(crate) default: Option<ExprPath>,
    /// The function that reads it, or a call with its first arguments.
    pub(crate) with: Option<Expr>,
}

impl FieldAttributes {
    pub(crate) fn new(field: &Field) -> syn::Result<Self> {
        let ident = field.ident.as_ref().expect("the fields are named");
        let mut found = Self {
            name: ident.to_string(),
            default: None,
            with: None,
        };
        each(&field.attrs, |meta| {
            if meta.path.is_ident("rename") {
                found.name = text(meta)?;
            } else if meta.path.is_ident("default") {
                found.default = Some(match meta.input.peek(Token![=]) {
                    true => parsed(meta)?,
                    false => syn::parse_quote!(::core::default::Default::default),
                });
            } else if meta.path.is_ident("with") {
                found.with = Some(parsed(meta)?);
            } else if meta.path.is_ident("flatten") {
                return Err(meta.error("fields of another type on one level are not read"));
            } else {
                skip(meta)?;
            }
            Ok(())
        })?;
        Ok(found)
    }
}

/// Returns the name of a variant in JSON.
pub(crate) fn variant_name(variant: &Variant, rename_all: Option<&str>) -> syn::Result<String> {
    let mut name = None;
    each(&variant.attrs, |meta| {
        if meta.path.is_ident("rename") {
            name = Some(text(meta)?);
        } else {
            skip(meta)?;
        }
        Ok(())
    })?;
    let own = variant.ident.to_string();
    match (name, rename_all) {
        (Some(name), _) => Ok(name),
        (None, None) => Ok(own),
        (None, Some("snake_case")) => Ok(separated(&own, '_')),
        (None, Some("kebab-case")) => Ok(separated(&own, '-')),
        (None, Some(other)) => {
            let why = format!("`{other}` is not a case that this macro knows");
            Err(syn::Error::new_spanned(&variant.ident, why))
        }
    }
}

/// Returns a name such as `UndoStep` in small letters, its words separated.
fn separated(name: &str, separator: char) -> String {
    let mut text = String::new();
    for (index, c) in name.char_indices() {
        if c.is_uppercase() && index > 0 {
            text.push(separator);
        }
        text.extend(c.to_lowercase());
    }
    text
}

/// Calls `read` with each part of the attributes `serde` and `read`.
fn each(
    attributes: &[Attribute],
    mut read: impl FnMut(&ParseNestedMeta<'_>) -> syn::Result<()>,
) -> syn::Result<()> {
    let ours = ["serde", "read"];
    for attribute in attributes {
        if ours.iter().any(|name| attribute.path().is_ident(name)) {
            attribute.parse_nested_meta(|meta| read(&meta))?;
        }
    }
    Ok(())
}

fn text(meta: &ParseNestedMeta<'_>) -> syn::Result<String> {
    Ok(meta.value()?.parse::<LitStr>()?.value())
}

/// Parses the code in the text of an attribute.
fn parsed<T: syn::parse::Parse>(meta: &ParseNestedMeta<'_>) -> syn::Result<T> {
    meta.value()?.parse::<LitStr>()?.parse()
}

/// Passes over an attribute that only serde uses.
fn skip(meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
    if meta.input.peek(Token![=]) {
        meta.value()?.parse::<Expr>()?;
    } else if meta.input.peek(token::Paren) {
        meta.parse_nested_meta(|meta| skip(&meta))?;
    }
    Ok(())
}
